import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@spellwright/engine'
import { formatReplay, ReplayRecorder } from '@spellwright/formats'
import { messageOf } from '../bots/bot-context.ts'
import type { SimGame } from '../game/play-sim-game.ts'
import type { Fixture, SeriesPlan } from '../run/plan.ts'
import { OutputError } from './output-error.ts'

/** `game-00012.jsonl`, or `game-00012-2.jsonl` for the second game of a match. */
const fileName = ({ index }: Fixture, number: number): string =>
  `game-${String(index).padStart(5, '0')}${number === 0 ? '' : `-${number + 1}`}.jsonl`

/** Hooks that write the replay of a game into the plan's folder; none if the plan has no folder. */
export function replayWriter(
  { replays }: SeriesPlan,
  fixture: Fixture,
  number: number,
  bots: readonly [string, string],
): Pick<SimGame, 'onGame' | 'onEnd'> {
  if (replays === null) return {}
  let recorder: ReplayRecorder | null = null
  return {
    onGame: (game: Game, setup) => {
      recorder = new ReplayRecorder(game, { ...setup, bots })
    },
    onEnd: (game: Game) => {
      if (!recorder) return
      try {
        mkdirSync(replays, { recursive: true })
        writeFileSync(join(replays, fileName(fixture, number)), formatReplay(recorder.finish(game)))
      } catch (error) {
        throw new OutputError(`A replay cannot be written: ${messageOf(error)}.`)
      }
    },
  }
}
