import {
  activated,
  all,
  card,
  enters,
  keyword,
  mana,
  POWERSTONE,
  put,
  targetOpponent,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const thranSpider = card({
  name: 'Thran Spider',
  type: 'Artifact Creature — Spider',
  cost: '{3}',
  power: 2,
  toughness: 4,
  abilities: [
    keyword('reach'),
    triggered({
      on: enters('self'),
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'createToken', player: 'you', count: 1, token: POWERSTONE, enters: ['tapped'] },
        { kind: 'createToken', player: the('opponent'), count: 1, token: POWERSTONE, enters: ['tapped'] },
      ],
    }),
    activated({
      cost: [mana('{7}')],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { type: 'artifact' },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'reveal', what: the('card') },
        put('hand', the('card')),
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
