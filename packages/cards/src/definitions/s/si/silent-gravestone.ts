import { activated, all, card, draw, exile, mana, rule, tap } from '@spellwright/dsl'

export const silentGravestone = card({
  name: 'Silent Gravestone',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    rule({ kind: 'cantBeTargeted', what: { zone: 'graveyard' } }),
    activated({ cost: [mana('{4}'), tap], effects: [exile(['self']), exile(all({ zone: 'graveyard' })), draw(1)] }),
  ],
})
