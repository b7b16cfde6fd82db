import {
  createRandom,
  DECK_FORMATS,
  type DeckList,
  LEGALITY_FORMATS,
  parseDeckList,
  writeDeckList,
} from 'spellwright/play'
import { loadFile } from '../../worker/card-files.ts'
import { loadCards } from '../../worker/deck-cards.ts'
import type { EditedDeck, EditorRequestKind, EditorRequests, FromEditor, ReadList, ToEditor } from '../messages.ts'
import { analyse, isAtHand, listOf } from './analyse.ts'
import { type CardIndex, cardRow, openCardIndex } from './card-index.ts'

const send = (message: FromEditor): void => postMessage(message)

let index: Promise<CardIndex> | null = null

/** The index is opened by the first search; one that could not be opened is tried again. */
function cardIndex(): Promise<CardIndex> {
  index ??= openCardIndex((indexed) => send({ kind: 'indexed', indexed })).catch((error: unknown) => {
    index = null
    throw error
  })
  return index
}

async function loaded(deck: EditedDeck): Promise<EditedDeck> {
  if (!isAtHand(deck)) await loadCards([writeDeckList(listOf(deck), 'text')])
  return deck
}

function readList(text: string): ReadList {
  const { name = '', main, sideboard, errors }: DeckList = parseDeckList(text)
  return { deck: { title: name, main, sideboard }, errors }
}

/** One handler for each kind of request; a new kind does not compile until it has one. */
const handlers: {
  readonly [K in EditorRequestKind]: (
    ask: EditorRequests[K]['ask'],
  ) => EditorRequests[K]['reply'] | Promise<EditorRequests[K]['reply']>
} = {
  hello: () => ({ formats: DECK_FORMATS, legalIn: LEGALITY_FORMATS }),
  search: async (query) => (await cardIndex()).search(query),
  read: async (text) => {
    await loadFile('names.txt')
    return readList(text)
  },
  analyse: async ({ deck, format }) => {
    if (format !== null) await Promise.all([loadFile('names.txt'), loadFile('legalities.txt')])
    return analyse(await loaded(deck), format)
  },
  write: ({ deck, format }) => writeDeckList(listOf(deck), format),
  shuffle: async ({ main, seed }) => {
    await loaded({ title: '', main, sideboard: [] })
    const cards = main.flatMap(({ name, count }) => Array.from({ length: count }, () => name))
    createRandom(seed).shuffle(cards)
    return cards.map(cardRow)
  },
}

/** Runs this script as the worker of the deck editor. */
export function runEditorDesk(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToEditor>) => {
    const { id, kind, ask } = data
    try {
      const handler = handlers[kind] as (ask: unknown) => unknown
      send({ kind: 'reply', id, reply: await handler(ask) })
    } catch (error) {
      send({ kind: 'refused', id, reason: error instanceof Error ? error.message : String(error) })
    }
  })
}
