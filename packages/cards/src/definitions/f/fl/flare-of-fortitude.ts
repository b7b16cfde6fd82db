import { all, alternativeCost, apply, card, gain, ruleUntil, sacrifice, spell } from '@spellwright/dsl'

export const flareOfFortitude = card({
  name: 'Flare of Fortitude',
  cost: '{2}{W}{W}',
  type: 'Instant',
  abilities: [
    alternativeCost([sacrifice({ type: 'creature', color: 'W', is: 'nontoken' })]),
    spell({
      effects: [
        ruleUntil({ kind: 'lifeCantChange', player: 'you' }),
        apply(all({ controller: 'you' }), [gain('hexproof'), gain('indestructible')]),
      ],
    }),
  ],
})
