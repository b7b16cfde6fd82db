import { withInterval } from 'spellwright/lab'
import type { Ladder, LadderRung, LadderShare } from 'spellwright/sim'
import { table } from './text.ts'

const shown = ({ winRate, interval }: LadderShare): string => withInterval({ rate: winRate, interval })

const ratio = ({ millisecondsPerGame: [bot, reference] }: LadderRung): string =>
  `${bot.toFixed(0)} / ${reference.toFixed(0)} ms (${(bot / Math.max(0.001, reference)).toFixed(2)} ×)`

/** The tables of a ladder, for the terminal and for docs/bots.md. */
export function ladderText(ladder: Ladder): string {
  const { rungs, seed, decks, comparisons } = ladder
  return [
    `${decks.length} decks, seed ${seed}; intervals by drawing pairs again, together 95 % for ${comparisons} comparisons`,
    '',
    table(
      ['bot', 'against', 'pairs', 'win rate', 'thinking in a game', 'unfinished'],
      rungs.map((rung) => [...rung.bots, rung.pairs, shown(rung), ratio(rung), rung.unfinished]),
    ),
    '',
    table(
      ['bot', 'against', 'with a deck that is', 'pairs', 'win rate'],
      rungs.flatMap((rung) =>
        Object.entries(rung.archetypes).map(([archetype, share]) => [
          ...rung.bots,
          archetype,
          share.pairs,
          shown(share),
        ]),
      ),
    ),
  ].join('\n')
}
