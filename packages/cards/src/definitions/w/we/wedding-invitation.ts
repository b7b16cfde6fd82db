import {
  activated,
  apply,
  card,
  draw,
  enters,
  gain,
  matches,
  ruleUntil,
  sacrificeSelf,
  tap,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const weddingInvitation = card({
  name: 'Wedding Invitation',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    activated({
      cost: [tap, sacrificeSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        ruleUntil({ kind: 'cantBeBlocked', what: the('creature') }),
        when(matches(the('creature'), { subtype: 'Vampire' }), apply(the('creature'), [gain('lifelink')])),
      ],
    }),
  ],
})
