import { card, draw, gainLife, may, triggered } from '@spellwright/dsl'

export const spiritualFocus = card({
  name: 'Spiritual Focus',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: { kind: 'discarded', player: 'you', causedBy: 'opponent' }, effects: [gainLife(2), may(draw(1))] }),
  ],
})
