import { BUILT_IN_DECKS, ReplayError } from 'spellwright/play'
import { prepareBotWorker, runBotInWorker } from './bot-runner.ts'
import { botChoices } from './bots.ts'
import { checkDeckText, findCardNames } from './decks.ts'
import { Match, type MatchEnvironment } from './match.ts'
import { readMatchFile } from './match-file.ts'
import type { FromWorker, RequestKind, Requests, ToWorker } from './messages.ts'
import { Replay } from './replay.ts'
import { RequestRefused } from './request-refused.ts'
import { reasonsFor } from './texts.ts'

const send = (message: FromWorker): void => postMessage(message)

/** The worker of the bot is started while the player is in the lobby, after the lobby has loaded. */
const BOT_WORKER_DELAY_MS = 800

const table: MatchEnvironment = { knownTexts: new Set(), send, startBot: runBotInWorker }
let match: Match | null = null
let replay: Replay | null = null

function currentMatch(): Match {
  if (!match) throw new RequestRefused('No game is being played.')
  return match
}

function startMatch(next: Match): null {
  match?.leave()
  match = next
  next.start()
  return null
}

/** One handler for each kind of request; a new kind does not compile until it has one. */
const handlers: { readonly [K in RequestKind]: (ask: Requests[K]['ask']) => Requests[K]['reply'] } = {
  hello: () => {
    setTimeout(prepareBotWorker, BOT_WORKER_DELAY_MS)
    return { decks: BUILT_IN_DECKS, bots: botChoices() }
  },
  checkDeck: checkDeckText,
  start: (setup) => startMatch(new Match(setup, table)),
  load: (text) => {
    try {
      return startMatch(Match.resume(readMatchFile(text), table))
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error
      throw new RequestRefused(
        'This game was saved by a version with different rules or cards and cannot be continued.',
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
    match?.leave()
    match = null
    replay = null
    return null
  },
  file: () => currentMatch().file(),
  explain: (id) => (match ? reasonsFor(match.game, id) : null),
  plan: (action) => match?.plan(action) ?? [],
  names: (typed) => findCardNames(typed),
  openReplay: (text) => {
    replay = new Replay(text)
    return replay.info()
  },
  replayTo: ({ at, viewer }) => {
    if (!replay) throw new RequestRefused('No replay is open.')
    return replay.scene(at, viewer)
  },
}

/** Runs this script as the worker that the page talks to. */
export function runPageWorker(): void {
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const { id, kind, ask } = data
    try {
      const handler = handlers[kind] as (ask: unknown) => unknown
      send({ kind: 'reply', id, reply: handler(ask) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      send({ kind: 'refused', id, reason })
    }
  })
}
