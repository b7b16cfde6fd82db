import { card, controllerOf, counterSpell, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const spellRupture = card({
  name: 'Spell Rupture',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        unless(
          controllerOf(the('spell')),
          [
            {
              kind: 'generic',
              amount: { kind: 'greatest', value: 'power', of: { type: 'creature', controller: 'you' } },
            },
          ],
          counterSpell(the('spell')),
        ),
      ],
    }),
  ],
})
