import { describe, expect, it } from 'vitest';
import { nginxConfig, type NginxOptions } from './nginxConfig.ts';
import { serverNames } from './serverNames.ts';

const OPTIONS: NginxOptions = {
  brands: [{ slug: 'acme', hosts: ['acme.example', 'acme.example:8443'] }],
  servers: ['10.0.0.1:8080', '10.0.0.2:8080'],
  ports: { tls: 443, plain: 80 },
  cache: '/var/cache/nginx/baize',
  isLocal: false,
};

describe('the host names', () => {
  it('are each brand’s, with and without the prefixes that the site server knows, and without ports', () =>
    expect(serverNames(OPTIONS.brands, false)).toEqual([
      'acme.example',
      'embed.acme.example',
      'www.acme.example',
    ]));

  it('have the local ones only when asked for', () =>
    expect(serverNames(OPTIONS.brands, true)).toContain('acme.localhost'));
});

describe('the configuration', () => {
  it('names every site server', () => {
    for (const server of OPTIONS.servers) expect(nginxConfig(OPTIONS)).toContain(`server ${server} `);
  });

  it('redirects to TLS if there is a certificate', () => {
    const tls = { certificate: '/etc/ssl/acme.pem', key: '/etc/ssl/acme.key' };
    const config = nginxConfig({ ...OPTIONS, tls });
    expect(config).toContain('listen 443 ssl http2;');
    expect(config).toContain('return 308 https://$host$request_uri;');
    expect(nginxConfig({ ...OPTIONS, tls, ports: { tls: 8443, plain: 8080 } })).toContain(
      'return 308 https://$host:8443$request_uri;',
    );
    expect(nginxConfig(OPTIONS)).not.toContain('ssl');
  });

  it('overwrites the header with the visitor’s country', () =>
    expect(
      nginxConfig({ ...OPTIONS, country: { header: 'CF-IPCountry', variable: '$geoip2_country' } }),
    ).toContain('proxy_set_header CF-IPCountry $geoip2_country;'));

  it('leaves the files to the site servers without a packed site', () =>
    expect(nginxConfig(OPTIONS)).not.toContain('/_app/'));
});
