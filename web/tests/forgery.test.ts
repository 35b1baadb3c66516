/** A page of another origin, opened in a browser that has a seat: whatever it sends changes nothing. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { MatchCreated } from '../src/protocol'
import type { Device } from './browser'
import { newMatch } from './matches'
import { Player } from './player'
import { useWorld } from './world'

const world = useWorld()

/** A site of somebody else at this machine, so that the browser sends it our cookie: the port is no
 * part of what `SameSite` calls a site. */
async function otherSite(): Promise<{ url: string; close(): void }> {
  const site = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html')
    answer.end('<!doctype html><title>Prizes</title>')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => site.close() }
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

/** What the browser has sent to the service, once all of it is answered. */
async function sent(device: Device, during: () => Promise<void>): Promise<string[]> {
  const answered: Promise<string>[] = []
  device.page.on('requestfinished', request => {
    if (request.method() !== 'POST') return
    answered.push(
      request.response().then(async answer => {
        const cookie = (await request.allHeaders()).cookie === undefined ? 'no cookie' : 'cookie'
        return `${answer?.status()} ${cookie}`
      }),
    )
  })
  await during()
  await device.page.waitForLoadState('networkidle')
  return Promise.all(answered)
}

async function seenBy(url: string, { id, links }: MatchCreated): Promise<unknown> {
  const headers = { Authorization: `Bearer ${links[0]?.token}` }
  const read = async (path: string) =>
    (await fetch(`${url}/api/matches/${id}${path}`, { headers })).json()
  const { seq, moves, seats } = await read('/seats/0')
  return {
    seq,
    moves,
    seats: seats.map((s: { name: string; kind: string }) => [s.name, s.kind]),
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
  device.expects(/403|net::ERR/)
  try {
    await device.page.goto(site.url)
    const answers = await sent(device, () =>
      device.page.evaluate(forge, [server.url, forged] as const),
    )
    expect(answers).not.toEqual([])
    expect(new Set(answers)).toEqual(new Set(['403 cookie']))
  } finally {
    site.close()
  }
  expect(await seenBy(server.url, match)).toEqual(before)
  // The same cookie may do it from our own page.
  await device.page.goto(`/match/${match.id}?seat=0`)
  const own = await device.page.evaluate(forgedByUs, [`${seat}/moves`, forged[0]?.body] as const)
  expect(own).toBe(201)
})

async function forgedByUs([path, body]: readonly [string, unknown]): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(path, { method: 'POST', body: JSON.stringify(body), headers })).status
}
