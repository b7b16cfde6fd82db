import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const coralhelmCommander = card({
  name: 'Coralhelm Commander',
  cost: '{U}{U}',
  type: 'Creature — Merfolk Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'level up', cost: [mana('{1}')] }),
    { kind: 'level', from: 2, to: 3, power: 3, toughness: 3, abilities: [keyword('flying')] },
    {
      kind: 'level',
      from: 4,
      power: 4,
      toughness: 4,
      abilities: [
        keyword('flying'),
        continuous({
          affects: { type: 'creature', subtype: 'Merfolk', controller: 'you', other: true },
          apply: [modifyPT(1, 1)],
        }),
      ],
    },
  ],
})
