/** Drawings are art, not code: files of their own. They travel beside the rest of their game. */
async function read(file: string): Promise<string> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

/** What a file holds, read once, and at once unless it may not be needed at all; after a failure
 * each call tries again. */
export function drawing(file: string, { atOnce = true } = {}): () => Promise<string> {
  let text: Promise<string> | null = null
  const reading = () => {
    text ??= read(file).catch((error: unknown) => {
      text = null
      throw error
    })
    return text
  }
  if (atOnce) reading().catch(() => {}) // whoever needs it reads again, and says what is wrong
  return reading
}

/** The files whose symbols are on the page. Names of symbols are those of one game. */
let onPage: readonly string[] = []

/** Puts the symbols of some files on the page, instead of another game's. */
export function sprite(...files: string[]): () => Promise<void> {
  const symbols = files.map(file => drawing(file))
  return async () => {
    if (onPage === files) return
    const texts = await Promise.all(symbols.map(read => read()))
    if (onPage === files) return
    onPage = files
    for (const other of document.querySelectorAll('body > .sprite')) other.remove()
    for (const text of texts) {
      document.body.insertAdjacentHTML('beforeend', text)
      document.body.lastElementChild?.classList.add('sprite')
    }
  }
}
