import { card, keyword, mana, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const migratoryGreathorn = card({
  name: 'Migratory Greathorn',
  cost: '{3}{G}',
  type: 'Creature — Beast',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{G}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      effects: [
        search({ type: 'land', supertype: 'basic' }),
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
