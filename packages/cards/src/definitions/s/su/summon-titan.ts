import {
  all,
  apply,
  card,
  chapter,
  count,
  gain,
  keywords,
  mill,
  modifyPT,
  returnTo,
  target,
  the,
} from '@spellwright/dsl'

export const summonTitan = card({
  name: 'Summon: Titan',
  type: 'Enchantment Creature — Saga Giant',
  cost: '{3}{G}{G}',
  power: 7,
  toughness: 7,
  abilities: [
    chapter(1, { effects: [mill(5)] }),
    chapter(2, {
      effects: [
        returnTo('battlefield', all({ zone: 'graveyard', owner: 'you', type: 'land' }), { enters: ['tapped'] }),
      ],
    }),
    chapter(3, {
      targets: { creature: target({ type: 'creature', controller: 'you', other: true }) },
      effects: [
        apply(the('creature'), [
          gain('trample'),
          modifyPT(count({ type: 'land', controller: 'you' }), count({ type: 'land', controller: 'you' })),
        ]),
      ],
    }),
    ...keywords('reach', 'trample'),
  ],
})
