import { card, controllerOf, counterSpell, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const dispellingExhale = card({
  name: 'Dispelling Exhale',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'behold', what: { subtype: 'Dragon' } }],
      optional: 'may',
      name: 'behold',
    },
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'behold' },
          then: [unless(controllerOf(the('spell')), [mana('{4}')], counterSpell(the('spell')))],
          else: [unless(controllerOf(the('spell')), [mana('{2}')], counterSpell(the('spell')))],
        },
      ],
    }),
  ],
})
