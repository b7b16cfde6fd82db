import { BotLoadError, DEFAULT_RUNGS, type Ladder, type Rung, runLadder, UnknownBotError } from 'spellwright/sim'
import { Stopped, type Terminal, UsageError } from '../command.ts'
import { expandDeckGroups } from '../decks/deck-groups.ts'
import { readSimDecks } from './decks.ts'
import { wholeNumber } from './options.ts'
import { abortOnInterrupt, progressBar } from './progress.ts'
import { tuneForManyGames } from './v8-flags.ts'

/** What `arena --ladder` was called with. */
export interface LadderCall {
  readonly bots: readonly (string | undefined)[]
  readonly decks: string | undefined
  readonly pairs: string
  readonly tried: string
  readonly seed: string
  readonly maxTurns: string
}

/** One bot is compared with the reference of its kind, two with each other; without any, all rungs are measured. */
function rungsFor([one, two]: LadderCall['bots']): readonly Rung[] {
  if (one === undefined) return DEFAULT_RUNGS
  if (two !== undefined) return [[one, two]]
  return [[one, one.startsWith('search') ? 'search@1' : 'heuristic@1']]
}

/** Measures bots against the references, over the classic decks unless others are given. */
export async function measureLadder(terminal: Terminal, call: LadderCall): Promise<Ladder> {
  const names = expandDeckGroups(
    call.decks === undefined ? ['classic'] : call.decks.split(',').map((name) => name.trim()),
  )
  const { decks } = readSimDecks(names, false)
  const rungs = rungsFor(call.bots)
  const pairs = wholeNumber('--pairs', call.pairs)
  tuneForManyGames()
  const bar = progressBar(2 * pairs * rungs.length)
  const { signal, release } = abortOnInterrupt(bar.stop)
  let done = 0
  try {
    return await runLadder({
      decks,
      rungs,
      pairs,
      seed: call.seed,
      maxTurns: wholeNumber('--max-turns', call.maxTurns),
      tried: wholeNumber('--tried', call.tried, 0),
      signal,
      onPair: () => {
        done += 2
        bar.update(done, [0, 0])
      },
    })
  } catch (error) {
    if (error instanceof UnknownBotError || error instanceof BotLoadError) throw new UsageError(error.message)
    throw error
  } finally {
    bar.stop()
    release()
    if (signal.aborted) terminal.err('Stopped: these are the pairs played so far.')
  }
}

/** Throws if the user stopped the ladder before its end. */
export function checkLadder({ rungs }: Ladder, pairs: string): void {
  if (rungs.some((rung) => rung.pairs < Number(pairs))) throw new Stopped('The ladder was stopped.')
}
