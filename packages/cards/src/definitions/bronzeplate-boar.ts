import { card, keyword, mana } from '@spellwright/dsl'

export const bronzeplateBoar = card({
  name: 'Bronzeplate Boar',
  cost: '{2}{R}',
  type: 'Artifact Creature — Equipment Boar',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('trample'),
    {
      kind: 'static',
      affects: 'attachedTo',
      apply: [
        { kind: 'modifyPT', power: 3, toughness: 2 },
        { kind: 'gainKeyword', keyword: 'trample' },
      ],
    },
    keyword({ kind: 'reconfigure', cost: [mana('{5}')] }),
  ],
})
