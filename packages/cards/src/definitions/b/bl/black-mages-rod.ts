import {
  addSubtype,
  card,
  continuous,
  dealDamage,
  gainAbility,
  keyword,
  mana,
  modifyPT,
  players,
  triggered,
  youCast,
} from '@spellwright/dsl'

export const blackMagesRod = card({
  name: "Black Mage's Rod",
  type: 'Artifact — Equipment',
  cost: '{1}{B}',
  abilities: [
    keyword('job select'),
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(1, 0),
        gainAbility(
          triggered({ on: youCast({ not: { type: 'creature' } }), effects: [dealDamage(1, players('opponent'))] }),
        ),
        addSubtype('Wizard'),
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{3}')] }),
  ],
})
