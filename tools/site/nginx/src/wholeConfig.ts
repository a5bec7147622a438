/**
 * A whole nginx configuration around the generated part, with all files in its own folder.
 * @param generated - for the `http` block
 */
export const wholeConfig = (generated: string) => `daemon off;
pid nginx.pid;
error_log stderr notice;
worker_processes 2;
events { worker_connections 512; }
http {
  access_log access.log;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${generated}
}
`;
