import { activated, all, card, mana, returnTo, tap, target, the } from '@spellwright/dsl'

export const portalOfSanctuary = card({
  name: 'Portal of Sanctuary',
  type: 'Artifact',
  cost: '{2}{U}',
  abilities: [
    activated({
      cost: [mana('{1}'), tap],
      condition: { kind: 'isTurnOf', player: 'you' },
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        { kind: 'bind', as: 'auras', what: all({ subtype: 'Aura', attachedTo: the('creature') }) },
        returnTo('hand', [the('creature'), the('auras')]),
      ],
    }),
  ],
})
