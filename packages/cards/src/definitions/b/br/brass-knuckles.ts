import { card, continuous, gain, keyword, mana, triggered } from '@spellwright/dsl'

export const brassKnuckles = card({
  name: 'Brass Knuckles',
  cost: '{4}',
  type: 'Artifact — Equipment',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [{ kind: 'copySpell', what: 'self', count: 1, newTargets: 'keep' }],
    }),
    continuous({
      affects: 'attachedTo',
      apply: [gain('double strike')],
      condition: { kind: 'exists', of: { subtype: 'Equipment', attachedTo: 'attachedTo' }, count: { atLeast: 2 } },
    }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
