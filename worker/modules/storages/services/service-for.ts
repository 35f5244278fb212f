import { dropboxService } from './dropbox/dropbox-service.ts'
import { localService } from './local/local-service.ts'
import { s3Service } from './s3/s3-service.ts'
import type { StorageAccess, StorageMethod, StorageService } from './storage-service.ts'
import { davService } from './webdav/dav-service.ts'
import { nextcloudService } from './webdav/nextcloud-service.ts'

const SERVICES: Record<StorageMethod, (access: StorageAccess, env: Env) => StorageService> = {
  DB: dropboxService,
  NEXTCLOUD: nextcloudService,
  WEBDAV: davService,
  S3: s3Service,
  LOCAL: localService,
}

/** Throws `StorageFailure` where something is missing that the kind of storage needs. */
export const serviceFor = (access: StorageAccess, env: Env): StorageService => SERVICES[access.method](access, env)
