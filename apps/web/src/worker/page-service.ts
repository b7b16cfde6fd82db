import { BUILT_IN_DECKS, ReplayError } from 'spellwright/play'
import { botChoices } from './bots.ts'
import { namesLike, reportDeck } from './decks.ts'
import { Match, type MatchTable } from './match.ts'
import { readMatchFile } from './match-file.ts'
import type { FromWorker, RequestKind, Requests, ToWorker } from './messages.ts'
import { Refused } from './request-refused.ts'
import { Replay } from './replay.ts'
import { reasonsFor } from './texts.ts'
import { callBot, thinkApart } from './bot-runner.ts'

const tell = (message: FromWorker): void => postMessage(message)

/** The bot comes while the player is in the lobby, once the lobby is there. */
const BOT_COMES_AFTER = 800

const table: MatchTable = { known: new Set(), tell, seatBot: thinkApart }
let match: Match | null = null
let replay: Replay | null = null

function playing(): Match {
  if (!match) throw new Refused('No game is being played.')
  return match
}

function begin(next: Match): null {
  match?.leave()
  match = next
  next.start()
  return null
}

/** One for each kind of request; a new kind does not compile until it is served. */
const serve: { readonly [K in RequestKind]: (ask: Requests[K]['ask']) => Requests[K]['reply'] } = {
  hello: () => {
    setTimeout(callBot, BOT_COMES_AFTER)
    return { decks: BUILT_IN_DECKS, bots: botChoices() }
  },
  checkDeck: reportDeck,
  start: (setup) => begin(new Match(setup, table)),
  load: (text) => {
    try {
      return begin(Match.resume(readMatchFile(text), table))
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error
      throw new Refused('This game was saved by a version with other rules or cards and cannot be continued.')
    }
  },
  answer: ({ seq, answer, auto }) => {
    playing().answer(seq, answer, auto)
    return null
  },
  concede: () => {
    playing().concede()
    return null
  },
  undo: () => {
    playing().undo()
    return null
  },
  nextGame: () => {
    playing().nextGame()
    return null
  },
  leave: () => {
    match?.leave()
    match = null
    replay = null
    return null
  },
  file: () => playing().file(),
  explain: (id) => (match ? reasonsFor(match.game, id) : null),
  plan: (action) => match?.plan(action) ?? [],
  names: (typed) => namesLike(typed),
  openReplay: (text) => {
    replay = new Replay(text)
    return replay.info()
  },
  replayTo: ({ at, viewer }) => {
    if (!replay) throw new Refused('No replay is open.')
    return replay.scene(at, viewer)
  },
}

/** The life of the script as the table the page plays at. */
export function servePage(): void {
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    const { id, kind, ask } = data
    try {
      const way = serve[kind] as (ask: unknown) => unknown
      tell({ kind: 'reply', id, reply: way(ask) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      tell({ kind: 'refused', id, reason })
    }
  })
}
