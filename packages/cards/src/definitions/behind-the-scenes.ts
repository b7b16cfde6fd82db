import { activated, all, card, continuous, gain, mana, pump } from '@spellwright/dsl'

export const behindTheScenes = card({
  name: 'Behind the Scenes',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    continuous({ affects: { type: 'creature', controller: 'you' }, apply: [gain('skulk')] }),
    activated({ cost: [mana('{4}{W}')], effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 1)] }),
  ],
})
