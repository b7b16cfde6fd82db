import {
  activated,
  all,
  card,
  draw,
  enters,
  exile,
  mana,
  sacrificeSelf,
  tap,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const soulGuideLantern = card({
  name: 'Soul-Guide Lantern',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    triggered({ on: enters('self'), targets: { card: target({ zone: 'graveyard' }) }, effects: [exile(the('card'))] }),
    activated({ cost: [tap, sacrificeSelf], effects: [exile(all({ zone: 'graveyard', owner: 'opponent' }))] }),
    activated({ cost: [mana('{1}'), tap, sacrificeSelf], effects: [draw(1)] }),
  ],
})
