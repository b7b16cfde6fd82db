import { card, continuous, dies, draw, keyword, mana, modifyPT, triggered } from '@spellwright/dsl'

export const transmograntsCrown = card({
  name: "Transmogrant's Crown",
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 0)] }),
    triggered({ on: dies('attachedTo'), effects: [draw(1)] }),
    keyword({ kind: 'equip', cost: [{ kind: 'choice', options: [[mana('{2}')], [mana('{B}')]] }] }),
  ],
})
