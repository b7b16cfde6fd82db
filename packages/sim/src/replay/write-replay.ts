import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@spellwright/engine'
import type { OneGame } from '../game/play-one.ts'
import type { Fixture, SeriesPlan } from '../run/plan.ts'
import { ReplayRecorder } from './record-replay.ts'
import { formatReplay } from './replay.ts'

/** Game 12, or the second game of match 12. */
const fileName = ({ index }: Fixture, number: number): string =>
  `game-${String(index).padStart(5, '0')}${number === 0 ? '' : `-${number + 1}`}.jsonl`

/** Hooks that write the replay of a game into the plan's folder; none where no replays are wanted. */
export function replayWriter(
  { replays }: SeriesPlan,
  fixture: Fixture,
  number: number,
  bots: readonly [string, string],
): Pick<OneGame, 'onGame' | 'onEnd'> {
  if (replays === null) return {}
  let recorder: ReplayRecorder | null = null
  return {
    onGame: (game: Game, of) => {
      recorder = new ReplayRecorder(game, { ...of, bots })
    },
    onEnd: (game: Game) => {
      if (!recorder) return
      mkdirSync(replays, { recursive: true })
      writeFileSync(join(replays, fileName(fixture, number)), formatReplay(recorder.finish(game)))
    },
  }
}
