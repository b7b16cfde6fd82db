import { card, keyword, rule } from '@spellwright/dsl'

export const voiceOfVictory = card({
  name: 'Voice of Victory',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mobilize', count: 2 }),
    rule({ kind: 'cantCast', player: 'opponent', spell: {} }, { condition: { kind: 'isTurnOf', player: 'you' } }),
  ],
})
