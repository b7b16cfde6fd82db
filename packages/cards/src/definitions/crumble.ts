import { card, controllerOf, destroyNoRegeneration, gainLife, manaValueOf, spell, target, the } from '@spellwright/dsl'

export const crumble = card({
  name: 'Crumble',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [
        destroyNoRegeneration(the('artifact')),
        gainLife(manaValueOf(the('artifact')), controllerOf(the('artifact'))),
      ],
    }),
  ],
})
