import { anyNumber, bound, card, put, search, shuffle, spell, the, upTo } from '@spellwright/dsl'

export const scapeshift = card({
  name: 'Scapeshift',
  cost: '{2}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'choose', player: 'you', from: { type: 'land', controller: 'you' }, count: anyNumber, as: 'lands' },
        { kind: 'sacrifice', what: the('lands'), as: 'sacrificed' },
        search({ type: 'land' }, { count: upTo(bound('sacrificed')) }),
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
