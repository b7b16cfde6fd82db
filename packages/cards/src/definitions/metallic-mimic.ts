import { card, continuous, entersWith, replacement } from '@spellwright/dsl'

export const metallicMimic = card({
  name: 'Metallic Mimic',
  cost: '{2}',
  type: 'Artifact Creature — Shapeshifter',
  power: 2,
  toughness: 1,
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    continuous({ affects: 'self', apply: [{ kind: 'addSubtype', subtypes: { chosen: 'type' } }] }),
    replacement({
      kind: 'enters',
      object: { type: 'creature', subtype: { chosen: 'type' }, controller: 'you', other: true },
      with: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
    }),
  ],
})
