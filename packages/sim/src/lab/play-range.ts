import { formatReplay, ReplayRecorder } from '@spellwright/formats'
import { parseBotSpec } from '../bots/bot-spec.ts'
import { builtInPlayers } from '../bots/built-in-players.ts'
import type { PlayerFactory } from '../bots/load-bot.ts'
import type { SimGame } from '../game/play-sim-game.ts'
import { type BotPair, playFixture, playSafely } from '../run/play-fixture.ts'
import { addOutcome, emptyTally } from '../stats/tally.ts'
import { type LabRun, seriesOf } from './lab-run.ts'
import type { RangeResult, SeedRange } from './ranges.ts'

/** A bot that needs a file or a program cannot play in a browser or on another machine. */
export class BotNotPortable extends Error {
  override name = 'BotNotPortable'
}

function portablePlayers(bot: string): PlayerFactory {
  const spec = parseBotSpec(bot)
  if (spec.kind === 'builtIn') return builtInPlayers(spec)
  throw new BotNotPortable(
    `"${bot}" is ${spec.kind === 'file' ? 'a file' : 'a program'} of one machine; only built-in bots can play here.`,
  )
}

/** The players of a run, if both of its bots are built in. Throws a `BotNotPortable` otherwise. */
export const portableBots = ({ bots }: Pick<LabRun, 'bots'>): BotPair => [
  portablePlayers(bots[0]),
  portablePlayers(bots[1]),
]

/** Plays a range of games in this thread, also in a browser; `onGame` is called after each. */
export async function playRange(run: LabRun, range: SeedRange, onGame: () => void = () => {}): Promise<RangeResult> {
  const plan = seriesOf(run, range.pair)
  const bots = portableBots(run)
  const tally = emptyTally()
  for (let index = range.from; index < range.to; index++) {
    addOutcome(tally, await playSafely(plan, bots, index))
    onGame()
  }
  return { ...range, tally }
}

/** Plays one game, or one match, once more and returns it as the text of a replay. */
export async function replayOfGame(run: LabRun, pair: number, index: number): Promise<string> {
  const texts: string[] = []
  const record = (_: unknown, __: number, bots: readonly [string, string]): Pick<SimGame, 'onGame' | 'onEnd'> => {
    let recorder: ReplayRecorder | null = null
    return {
      onGame: (game, setup) => {
        recorder = new ReplayRecorder(game, { ...setup, bots })
      },
      onEnd: (game) => {
        if (recorder) texts.push(formatReplay(recorder.finish(game)))
      },
    }
  }
  await playFixture(seriesOf(run, pair), portableBots(run), index, { record })
  return texts.join('')
}
