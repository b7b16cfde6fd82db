import {
  activated,
  card,
  entersTapped,
  exactly,
  mana,
  put,
  sacrificeSelf,
  shuffle,
  tap,
  tapForMana,
  the,
} from '@spellwright/dsl'

export const krosanVerge = card({
  name: 'Krosan Verge',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap, sacrificeSelf],
      effects: [
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: { subtype: 'Forest' },
          count: exactly(1),
          as: 'forest',
        },
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: { subtype: 'Plains' },
          count: exactly(1),
          as: 'plains',
        },
        put('battlefield', [the('forest'), the('plains')], { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
