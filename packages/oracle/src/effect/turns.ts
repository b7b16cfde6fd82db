import { third, YOU } from '../english/clause.ts'
import { STEP } from '../words/steps.ts'
import { type EffectRenderers, explicit, one, plain } from './sentence.ts'

export const turns: Pick<
  EffectRenderers,
  | 'endTurn'
  | 'loseUnspentMana'
  | 'extraTurn'
  | 'controlNextTurn'
  | 'extraCombat'
  | 'skipNext'
  | 'winGame'
  | 'loseGame'
  | 'drawGame'
> = {
  endTurn: () => one(YOU, 'end', 'the turn'),
  loseUnspentMana: ({ player }, talk) => one(talk.actor(player), 'lose', 'all unspent mana'),
  extraTurn: ({ player }, talk) => one(talk.actor(player), 'take', 'an extra turn after this one'),
  controlNextTurn: ({ player, extraTurn }, talk) => {
    const gained = explicit(YOU, 'gain', `control of ${talk.player(player).text} during that player's next turn`)
    if (extraTurn === undefined) return gained
    return [...gained, plain('after that turn, that player takes an extra turn')]
  },
  extraCombat: ({ mainPhaseAfter }, talk) => {
    const phase = talk.place.spell ? 'main phase' : 'phase'
    const more = mainPhaseAfter ? ' followed by an additional main phase' : ''
    return [plain(`after this ${phase}, there is an additional combat phase${more}`)]
  },
  skipNext: ({ player, what }, talk) => {
    const subject = talk.actor(player)
    const word = what === 'turn' ? 'turn' : what === 'combat' ? 'combat phase' : STEP.say(what)
    return one(subject, 'skip', `${talk.whose(player)} next ${word}`)
  },
  winGame: ({ player }, talk) => explicit(talk.actor(player), 'win', 'the game'),
  loseGame: ({ player }, talk) => explicit(talk.actor(player), 'lose', 'the game'),
  drawGame: () => one(third('the game'), 'be', 'a draw'),
}
