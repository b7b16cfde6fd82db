import { type CardDataFile, CardDataMissingError, LIBRARY_PARTS, libraryFile, provideCardData } from 'spellwright/play'

/** The addresses of the card data; the build gives each file a name with its hash. */
const ADDRESSES = import.meta.glob<string>(
  '../../../../packages/spellwright/data/{names.txt,facts.txt,legalities.txt,tournament-decks.jsonl,library/*.jsonl}',
  {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
)
/** The cards of the classic decks are a part of this script: their games begin without any other file. */
const BUILT_IN = import.meta.glob<string>('../../../../packages/spellwright/data/built-in-decks.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function addressOf(file: CardDataFile): string {
  const found = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/data/${file}`))
  if (found === undefined) throw new CardDataMissingError(file, 'it is not a part of this page.')
  return found[1]
}

const texts = new Map<CardDataFile, string>()
const loading = new Map<CardDataFile, Promise<void>>()

const noNetwork = (file: CardDataFile): CardDataMissingError =>
  new CardDataMissingError(file, 'the network does not answer. Try again when there is a connection.')

async function fetchFile(file: CardDataFile): Promise<void> {
  const response = await fetch(addressOf(file)).catch(() => {
    throw noNetwork(file)
  })
  if (!response.ok) throw new CardDataMissingError(file, `the server answers ${response.status}.`)
  texts.set(file, await response.text())
}

export const isLoaded = (file: CardDataFile): boolean => texts.has(file)

/** Loads a file, once; one that could not be loaded is tried again when it is asked for again. */
export function loadFile(file: CardDataFile): Promise<void> {
  if (texts.has(file)) return Promise.resolve()
  const before = loading.get(file)
  if (before !== undefined) return before
  const request = fetchFile(file).finally(() => loading.delete(file))
  loading.set(file, request)
  return request
}

/** Loads what is left, so that nothing has to be waited for later. What fails is loaded when it is needed. */
export async function loadEverything(): Promise<void> {
  const files = ['names.txt', 'facts.txt', 'legalities.txt'] as const
  for (const file of [...files, ...LIBRARY_PARTS.map(libraryFile)]) await loadFile(file).catch(() => {})
}

/** For a card that nobody could foresee, such as one whose name a player chooses: this thread waits for the file. */
function readNow(file: CardDataFile): string {
  const request = new XMLHttpRequest()
  try {
    request.open('GET', addressOf(file), false)
    request.send()
  } catch (error) {
    throw error instanceof CardDataMissingError ? error : noNetwork(file)
  }
  if (request.status !== 200) throw new CardDataMissingError(file, `the server answers ${request.status}.`)
  texts.set(file, request.responseText)
  return request.responseText
}

/** Says to the rules where their cards are. */
export function openCardFiles(): void {
  provideCardData({
    atOnce: Object.values(BUILT_IN).join(''),
    read: (file) => texts.get(file) ?? readNow(file),
  })
}
