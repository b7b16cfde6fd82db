import { activated, card, enters, keyword, mill, ruleUntil, tap, target, the, triggered } from '@spellwright/dsl'

export const emryLurkerOfTheLoch = card({
  name: 'Emry, Lurker of the Loch',
  cost: '{2}{U}',
  type: 'Legendary Creature — Merfolk Wizard',
  power: 1,
  toughness: 2,
  abilities: [
    keyword({ kind: 'affinity', for: { type: 'artifact' } }),
    triggered({ on: enters('self'), effects: [mill(4)] }),
    activated({
      cost: [tap],
      targets: { card: target({ type: 'artifact', zone: 'graveyard', owner: 'you' }) },
      effects: [
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'graveyard',
          what: { among: the('card') },
          verb: 'cast',
        }),
      ],
    }),
  ],
})
