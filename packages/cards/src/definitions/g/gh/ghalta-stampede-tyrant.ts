import { anyNumber, card, enters, keyword, put, the, triggered } from '@spellwright/dsl'

export const ghaltaStampedeTyrant = card({
  name: 'Ghalta, Stampede Tyrant',
  cost: '{5}{G}{G}{G}',
  type: 'Legendary Creature — Elder Dinosaur',
  power: 12,
  toughness: 12,
  abilities: [
    keyword('trample'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', type: 'creature' },
          whose: 'you',
          count: anyNumber,
          as: 'cards',
        },
        put('battlefield', the('cards')),
      ],
    }),
  ],
})
