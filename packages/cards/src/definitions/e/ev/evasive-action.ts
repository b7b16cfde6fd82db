import { card, controllerOf, counterSpell, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const evasiveAction = card({
  name: 'Evasive Action',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      abilityWord: 'Domain',
      targets: { spell: targetSpell() },
      effects: [
        unless(
          controllerOf(the('spell')),
          [{ kind: 'generic', amount: { kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } } }],
          counterSpell(the('spell')),
        ),
      ],
    }),
  ],
})
