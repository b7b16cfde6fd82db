import { card, exactly, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const planarEngineering = card({
  name: 'Planar Engineering',
  cost: '{3}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'sacrificeChoice', player: 'you', filter: { type: 'land' }, count: 2 },
        search({ type: 'land', supertype: 'basic' }, { count: exactly(4) }),
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
