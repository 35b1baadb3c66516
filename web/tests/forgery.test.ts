/** A page of another origin, opened in a browser that has a seat: whatever it sends changes nothing. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { MatchCreated, Opening } from '../src/protocol'
import type { Device } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

interface Site {
  url: string
  /** Whether each request to it came with a cookie. */
  cookies: boolean[]
  close(): void
}

/** A site of somebody else at this machine, so that the browser sends our cookie along: the port is
 * no part of what cookies call a site. */
async function otherSite(): Promise<Site> {
  const cookies: boolean[] = []
  const site = createServer((request, answer) => {
    cookies.push(request.headers.cookie !== undefined)
    answer.setHeader('Content-Type', 'text/html')
    answer.end('<!doctype html><title>Prizes</title><link rel="icon" href="data:,">')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, cookies, close: () => site.close() }
}

interface Forged {
  path: string
  body: unknown
}

/** In the page: everything that a page may send to another origin without being asked for leave. */
async function forge([url, forged]: readonly [string, Forged[]]): Promise<void> {
  for (const { path, body } of forged) {
    const text = JSON.stringify(body)
    navigator.sendBeacon(url + path, text)
    for (const headers of [{ 'Content-Type': 'text/plain' }, undefined]) {
      await fetch(url + path, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body: text,
        ...(headers ? { headers } : {}),
      })
    }
  }
}

/** The statuses of what the page sends. */
async function answersTo(device: Device, sending: () => Promise<void>): Promise<number[]> {
  const answers: number[] = []
  device.page.on('response', answer => answers.push(answer.status()))
  await sending()
  await device.page.waitForLoadState('networkidle')
  return answers
}

async function seenBy(url: string, { id, links }: MatchCreated): Promise<unknown> {
  const headers = { Authorization: `Bearer ${links[0]?.token}` }
  const read = async (path: string) =>
    (await fetch(`${url}/api/matches/${id}${path}`, { headers })).json()
  const { match } = (await read('/opening')) as Opening
  return {
    seq: match.seq,
    seats: match.seats.map(({ name, kind, bot }) => [name, kind, bot]),
    chat: await read('/seats/0/chat'),
  }
}

test('a page of another origin cannot play, leave, join or speak with our cookie', async () => {
  const { server } = world
  const match = await newMatch(server, { seats: ['Ada', 'Bor'], seed: 'browser/forgery' })
  const device = await world.device()
  const player = await Player.sit(device, match, 0)
  const { seq, question } = await player.isAsked()
  const seat = `/api/matches/${match.id}/seats/0`
  const forged = [
    { path: `${seat}/moves`, body: { move: question?.moves[0], seq } },
    { path: `${seat}/chat`, body: { text: 'forged' } },
    { path: `${seat}/bot`, body: { bot: 'greedy' } },
    { path: `${seat}/leave`, body: { key: 'x'.repeat(48) } },
    {
      path: `/api/matches/${match.id}/seats/1/join`,
      body: { name: 'Eve', key: 'y'.repeat(48), accept_known_seed: true },
    },
  ]
  const before = await seenBy(server.url, match)
  const site = await otherSite()
  const witness = await otherSite()
  device.expects(/403|net::ERR/)
  try {
    await device.page.goto(site.url)
    const send = (url: string) => device.page.evaluate(forge, [url, forged] as const)
    // The cookie is ours alone below our path.
    await send(witness.url + server.home.slice(0, -1))
    expect(witness.cookies.filter(Boolean).length).toBeGreaterThanOrEqual(2 * forged.length)
    const answers = await answersTo(device, () => send(server.url))
    expect(answers.length).toBeGreaterThanOrEqual(2 * forged.length)
    expect(new Set(answers)).toEqual(new Set([403]))
  } finally {
    site.close()
    witness.close()
  }
  expect(await seenBy(server.url, match)).toEqual(before)
  // The same cookie may do it from our own page.
  await device.page.goto(`./match/${match.id}?seat=0`)
  const own = await device.page.evaluate(forgedByUs, [
    `${server.home.slice(0, -1)}${seat}/moves`,
    forged[0]?.body,
  ] as const)
  expect(own).toBe(200)
})

async function forgedByUs([path, body]: readonly [string, unknown]): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(path, { method: 'POST', body: JSON.stringify(body), headers })).status
}
