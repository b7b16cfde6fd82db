import { activated, anyColor, card, mana, tap, tapForMana, the } from '@spellwright/dsl'

export const plazaOfHeroes = card({
  name: 'Plaza of Heroes',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    tapForMana(anyColor(), { kind: 'onlyCast', spell: { supertype: 'legendary' } }),
    tapForMana({ kind: 'anyOneColor', amount: 1, among: { supertype: 'legendary', controller: 'you' } }),
    activated({
      cost: [mana('{3}'), tap, { kind: 'exile', what: 'self' }],
      targets: { target: { objects: { supertype: 'legendary', type: 'creature' } } },
      effects: [
        {
          kind: 'apply',
          what: the('target'),
          apply: [
            { kind: 'gainKeyword', keyword: 'hexproof' },
            { kind: 'gainKeyword', keyword: 'indestructible' },
          ],
          until: 'endOfTurn',
        },
      ],
    }),
  ],
})
