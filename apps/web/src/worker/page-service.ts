import { combatForecast, findCardNames, plannedMana, reasonsFor, whyNot } from '@spellwright/table'
import { BUILT_IN_DECKS, decodeText, ENGINE_VERSION, ReplayError, tournamentDecks } from 'spellwright/play'
import { prepareBotWorker, runBotInWorker } from './bot-runner.ts'
import { botChoices } from './bots.ts'
import { loadEverything, loadFile } from './card-files.ts'
import { loadCards } from './deck-cards.ts'
import { checkDeckText } from './decks.ts'
import { Match, type MatchEnvironment } from './match.ts'
import { readMatchFile, readWatchable } from './match-file.ts'
import type { FromWorker, MatchFile, RequestKind, Requests, ToWorker } from './messages.ts'
import { Replay } from './replay.ts'
import { RequestRefused } from './request-refused.ts'

const send = (message: FromWorker): void => postMessage(message)

/** The bot's worker and the card library are loaded while the player is in the lobby, once the lobby is there. */
const BACKGROUND_DELAY_MS = 800
/** A wait that is over sooner is not worth a sentence. */
const SHORT_WAIT_MS = 150

const table: MatchEnvironment = { knownTexts: new Set(), send, startBot: runBotInWorker }
let match: Match | null = null
let replay: Replay | null = null

function currentMatch(): Match {
  if (!match) throw new RequestRefused('No game is being played.')
  return match
}

function currentReplay(): Replay {
  if (!replay) throw new RequestRefused('No replay is open.')
  return replay
}

let waits = 0

/** Has the cards of these lists, and lets the page say so where the player has to wait for them. */
async function withCards(lists: readonly string[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onWait = (): void => {
    timer ??= setTimeout(() => send({ kind: 'library', isLoading: true }), SHORT_WAIT_MS)
  }
  waits++
  try {
    await loadCards(lists, onWait)
  } finally {
    waits--
    clearTimeout(timer)
    if (timer !== undefined && waits === 0) send({ kind: 'library', isLoading: false })
  }
}

/** How often the player has begun or left something: what is ready only after the next time is dropped. */
let begun = 0

async function unlessLeft(lists: readonly string[], then: () => void): Promise<void> {
  const mine = ++begun
  await withCards(lists)
  if (mine === begun) then()
}

const listsOf = ({ games }: MatchFile): string[] => games.flatMap(({ decks }) => decks)

async function startMatch(lists: readonly string[], make: () => Match): Promise<null> {
  await unlessLeft(lists, () => {
    const next = make()
    match?.leave()
    match = next
    next.start()
  })
  return null
}

/** One handler for each kind of request; a new kind does not compile until it has one. */
const handlers: {
  readonly [K in RequestKind]: (ask: Requests[K]['ask']) => Requests[K]['reply'] | Promise<Requests[K]['reply']>
} = {
  hello: () => {
    setTimeout(prepareBotWorker, BACKGROUND_DELAY_MS)
    setTimeout(loadEverything, BACKGROUND_DELAY_MS)
    return { decks: BUILT_IN_DECKS, bots: botChoices() }
  },
  tournamentDecks: async () => {
    // The classic decks are there to begin with, so what a first visit waits for comes first.
    await new Promise((resolve) => setTimeout(resolve, BACKGROUND_DELAY_MS))
    await loadFile('tournament-decks.jsonl')
    return tournamentDecks()
  },
  checkDeck: async (text) => {
    await withCards([text])
    return checkDeckText(text)
  },
  start: (setup) =>
    startMatch(
      setup.decks.map(({ text }) => text),
      () => new Match(setup, table),
    ),
  load: async (text) => {
    const file = readMatchFile(text)
    try {
      await startMatch(listsOf(file), () => Match.resume(file, table))
      return file.setup
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error
      const saved = file.engine === null ? 'another version' : `version ${file.engine}`
      throw new RequestRefused(
        `This game was saved by ${saved} with different rules or cards and cannot be continued (this is version ${ENGINE_VERSION}).`,
      )
    }
  },
  answer: ({ seq, answer, auto }) => {
    currentMatch().answer(seq, answer, auto)
    return null
  },
  concede: () => {
    currentMatch().concede()
    return null
  },
  undo: () => {
    currentMatch().undo()
    return null
  },
  nextGame: () => {
    currentMatch().nextGame()
    return null
  },
  leave: () => {
    begun++
    match?.leave()
    match = null
    replay = null
    return null
  },
  file: () => currentMatch().file(),
  explain: (id) => (match ? reasonsFor(match.game, id) : null),
  plan: (action) => (match ? plannedMana(match.game, match.viewer, action) : []),
  forecast: (answer) => (match ? combatForecast(match.game, match.viewer, answer) : null),
  whyNot: (object) => (match ? whyNot(match.game, match.viewer, object) : null),
  whyPlayed: (object) => match?.whyPlayed(object) ?? [],
  names: async (typed) => {
    await loadFile('names.txt')
    return findCardNames(typed)
  },
  replayFile: () => currentMatch().replayFile(),
  decodeFile: (bytes) => decodeText(bytes),
  openReplay: async (text) => {
    const file = readWatchable(text)
    await withCards(listsOf(file))
    replay = new Replay(file)
    return replay.info()
  },
  replayTo: ({ at, viewer }) => currentReplay().scene(at, viewer),
  review: ({ viewer, from }) => currentReplay().review(viewer, from),
}

/** Runs this script as the worker that the page talks to. */
export function runPageWorker(): void {
  addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    const { id, kind, ask } = data
    try {
      const handler = handlers[kind] as (ask: unknown) => unknown
      send({ kind: 'reply', id, reply: await handler(ask) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      send({ kind: 'refused', id, reason })
    }
  })
}
