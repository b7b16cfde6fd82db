import {
  activated,
  attacks,
  card,
  continuous,
  entersTapped,
  mana,
  oneOf,
  tapForMana,
  triggered,
} from '@spellwright/dsl'

export const restlessSpire = card({
  name: 'Restless Spire',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana(oneOf('{U}', '{R}')),
    activated({
      cost: [mana('{U}{R}')],
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            { kind: 'addType', types: ['creature'] },
            { kind: 'addSubtype', subtypes: ['Elemental'] },
            { kind: 'setColor', colors: ['U', 'R'] },
            { kind: 'setBasePT', power: 2, toughness: 1 },
            {
              kind: 'gainAbility',
              ability: continuous({
                affects: 'self',
                apply: [{ kind: 'gainKeyword', keyword: 'first strike' }],
                condition: { kind: 'isTurnOf', player: 'you' },
              }),
            },
          ],
          until: 'endOfTurn',
        },
      ],
    }),
    triggered({ on: attacks('self'), effects: [{ kind: 'scry', player: 'you', count: 1 }] }),
  ],
})
