import { activated, card, entersTapped, mana, oneOf, tapForMana } from '@spellwright/dsl'

export const creepingTarPit = card({
  name: 'Creeping Tar Pit',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana(oneOf('{U}', '{B}')),
    activated({
      cost: [mana('{1}{U}{B}')],
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            { kind: 'addType', types: ['creature'] },
            { kind: 'addSubtype', subtypes: ['Elemental'] },
            { kind: 'setColor', colors: ['U', 'B'] },
            { kind: 'setBasePT', power: 3, toughness: 2 },
          ],
          until: 'endOfTurn',
        },
        { kind: 'rule', rule: { kind: 'cantBeBlocked', what: 'self' }, until: 'endOfTurn' },
      ],
    }),
  ],
})
