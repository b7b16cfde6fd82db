import { card, gainLife, keyword, loseLife, targetOpponent, the, triggered } from '@spellwright/dsl'

export const qarsiSadist = card({
  name: 'Qarsi Sadist',
  cost: '{1}{B}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      targets: { player: targetOpponent },
      effects: [loseLife(2, the('player')), gainLife(2)],
    }),
  ],
})
