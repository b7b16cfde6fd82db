import { bound, card, draw, enters, keywords, targetOpponent, the, triggered } from '@spellwright/dsl'

export const misterNegative = card({
  name: 'Mister Negative',
  type: 'Legendary Creature — Human Villain',
  cost: '{5}{W}{B}',
  power: 5,
  toughness: 5,
  abilities: [
    ...keywords('vigilance', 'lifelink'),
    triggered({
      on: enters('self'),
      abilityWord: 'Darkforce Inversion',
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'exchangeLife', a: 'you', b: the('opponent'), as: 'lost' }],
          then: [draw(bound('lost'))],
        },
      ],
    }),
  ],
})
