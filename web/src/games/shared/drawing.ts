/** Drawings are art, not code: files of their own, read when they are first needed. */
async function read(file: string): Promise<string> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

/** What a file holds, read once; after a failure the next call tries again. */
export function drawing(file: string): () => Promise<string> {
  let text: Promise<string> | null = null
  return () => {
    text ??= read(file).catch((error: unknown) => {
      text = null
      throw error
    })
    return text
  }
}

/** Puts the symbols of a file on the page; where they are already, does nothing. */
export function sprite(file: string): () => Promise<void> {
  let placed: Promise<void> | null = null
  return () => {
    placed ??= read(file).then(
      symbols => document.body.insertAdjacentHTML('beforeend', symbols),
      (error: unknown) => {
        placed = null
        throw error
      },
    )
    return placed
  }
}
