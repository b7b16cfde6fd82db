import { activated, card, dealsDamageToPlayer, draw, gainAbility, mana, the, triggered } from '@spellwright/dsl'

const DRAWS = triggered({
  on: dealsDamageToPlayer('self', 'combat'),
  effects: [draw({ kind: 'basePowerOf', object: 'self' })],
})

export const curieEmergentIntelligence = card({
  name: 'Curie, Emergent Intelligence',
  cost: '{1}{U}',
  type: 'Legendary Artifact Creature — Robot',
  power: 1,
  toughness: 3,
  abilities: [
    DRAWS,
    activated({
      cost: [
        mana('{1}{U}'),
        {
          kind: 'exile',
          what: { zone: 'battlefield', allTypes: ['artifact', 'creature'], is: 'nontoken', other: true },
          count: 1,
          as: 'exiled',
        },
      ],
      effects: [{ kind: 'becomeCopy', what: 'self', of: the('exiled'), until: 'game', except: [gainAbility(DRAWS)] }],
    }),
  ],
})
