import { card, did, dies, exile, put, search, shuffle, the, triggered, when } from '@spellwright/dsl'

export const academyRector = card({
  name: 'Academy Rector',
  cost: '{3}{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            exile('self', { as: 'exiled' }),
            when(did('exiled'), search({ type: 'enchantment' }), put('battlefield', the('found')), shuffle()),
          ],
        },
      ],
    }),
  ],
})
