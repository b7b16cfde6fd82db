#!/usr/bin/env node
// `npx spellwright` in a checkout bundles the sources if they have changed, and runs the bundle. The published package
// contains the bundle and needs no such step.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, bundleFolder } from '../../../tools/bundle.mjs'

await bundle()
await import(pathToFileURL(join(bundleFolder, 'bin.js')))
