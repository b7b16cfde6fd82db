import { card, spell, targetSpell, the } from '@spellwright/dsl'

export const doubleMajor = card({
  name: 'Double Major',
  cost: '{G}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: 'creature', controller: 'you' }) },
      effects: [
        {
          kind: 'copySpell',
          what: the('spell'),
          count: 1,
          newTargets: 'keep',
          except: [{ kind: 'removeSupertype', supertypes: ['legendary'] }],
        },
      ],
    }),
  ],
})
