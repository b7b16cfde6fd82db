import {
  activated,
  addType,
  apply,
  card,
  mana,
  manaValueOf,
  modifyPT,
  setBasePT,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const karnSilverGolem = card({
  name: 'Karn, Silver Golem',
  cost: '{5}',
  type: 'Legendary Artifact Creature — Golem',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self' },
          { kind: 'becomesBlocked', object: 'self' },
        ],
      },
      effects: [apply('self', [modifyPT(-4, 4)])],
    }),
    activated({
      cost: [mana('{1}')],
      targets: { artifact: target({ type: 'artifact', not: { type: 'creature' } }) },
      effects: [
        apply(the('artifact'), [addType('creature'), setBasePT(manaValueOf('affected'), manaValueOf('affected'))]),
      ],
    }),
  ],
})
