import { activated, all, apply, card, gain, keyword, mana, matches } from '@spellwright/dsl'

export const glory = card({
  name: 'Glory',
  cost: '{3}{W}{W}',
  type: 'Creature — Incarnation',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    activated({
      cost: [mana('{2}{W}')],
      zone: 'graveyard',
      condition: matches('self', { zone: 'graveyard' }),
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        apply(all({ type: 'creature', controller: 'you' }), [
          gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } } }] }),
        ]),
      ],
    }),
  ],
})
