import { activated, all, card, enters, linked, mana, ruleUntil, tap, triggered } from '@spellwright/dsl'

export const idolOfEndurance = card({
  name: 'Idol of Endurance',
  cost: '{2}{W}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'exileUntilSourceLeaves',
          what: all({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 3 } }),
          linked: 'exiled',
        },
      ],
    }),
    activated({
      cost: [mana('{1}{W}'), tap],
      effects: [
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { type: 'creature', among: linked('exiled') },
          verb: 'cast',
          free: 'free',
          once: 'once',
        }),
      ],
    }),
  ],
})
