import { all, card, destroy, returnTo, spell, the, threshold } from '@spellwright/dsl'

export const cleansingMeditation = card({
  name: 'Cleansing Meditation',
  cost: '{1}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Threshold',
          condition: threshold,
          then: [
            { kind: 'destroy', what: all({ type: 'enchantment' }), as: 'destroyed' },
            returnTo('battlefield', all({ zone: 'graveyard', owner: 'you', among: the('destroyed') })),
          ],
          else: [destroy(all({ type: 'enchantment' }))],
        },
      ],
    }),
  ],
})
