/** Drawings are art, not code: files of their own. They travel beside the rest of their game. */
async function read(file: string): Promise<string> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

/** What a file holds, read once and at once; after a failure each call tries again. */
export function drawing(file: string): () => Promise<string> {
  let text: Promise<string> | null = null
  const reading = () => {
    text ??= read(file).catch((error: unknown) => {
      text = null
      throw error
    })
    return text
  }
  reading().catch(() => {}) // whoever needs it reads again, and says what is wrong
  return reading
}

/** The file whose symbols are on the page. Names of symbols are those of one game. */
let onPage = ''

/** Puts the symbols of a file on the page, instead of another game's. */
export function sprite(file: string): () => Promise<void> {
  const symbols = drawing(file)
  return async () => {
    if (onPage === file) return
    const text = await symbols()
    if (onPage === file) return
    onPage = file
    document.getElementById('sprite')?.remove()
    document.body.insertAdjacentHTML('beforeend', text)
    const placed = document.body.lastElementChild
    if (placed) placed.id = 'sprite'
  }
}
